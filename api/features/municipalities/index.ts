export { ensureMunicipality } from "./ensure-municipality.ts";
export { lockMunicipality } from "./lock-municipality.ts";
export { nameOfMunicipality } from "./name-of-municipality.ts";
export { municipalitiesRoutes } from "./routes.ts";
export { municipalityExample, municipalitySchema } from "./schemas.ts";
