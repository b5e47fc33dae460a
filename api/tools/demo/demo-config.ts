import { type Config, ConfigError, readConfig } from "../../env.ts";

type Env = Record<string, string>;

const OWN_FOLDER = "la demostración guarda todo en su propia carpeta. Quita esta variable.";
const NOT_PUBLIC =
  "la demostración tiene contraseñas que conoce todo el mundo: no se hace en un portal público.";

/**
 * The environment in which the demo is made and served. Its people, PINs and files stay in one
 * folder of their own, with a pepper of their own.
 */
export function demoEnv(env: Env): Env {
  return {
    ...env,
    DATA_DIR: env.DATA_DIR?.trim() || ".data-demo",
    MUNICIPALITY_NAME: "Villanueva del Valle",
    MUNICIPALITIES: "",
    DEVICE_ENROLMENT: "open",
    PEPPER: "",
  };
}

/** @throws ConfigError also where real people's data could be */
export function readDemoConfig(env: Env): Config {
  for (const name of ["DATABASE_URL", "S3_ENDPOINT"]) {
    if (env[name]?.trim()) throw new ConfigError(name, OWN_FOLDER);
  }
  const config = readConfig(env);
  if (config.isSecure) throw new ConfigError("PORTAL_URL", NOT_PUBLIC);
  return config;
}
