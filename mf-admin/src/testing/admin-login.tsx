import { json, offline, press, put, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { AdminLogin } from "../admin-login/admin-login.tsx";

export const LOGIN = "POST /api/admin/login";
export const CREATE = "POST /api/admin/create-first";
export const CHECK = "POST /api/admin/invitations/check";

export async function fillLogin() {
  await put("Correo Electrónico", "ana@villanueva.es");
  await put("Contraseña", "tres-gatos");
}

export const draw = (setup: ScreenSetup = {}) =>
  renderScreen(<AdminLogin />, { screen: "admin-login", ...setup });

const page = () => new Response("<h1>Bad gateway</h1>", { status: 502 });

export const loginFailures: [string, () => Response, string][] = [
  [
    "the server's sentence",
    () => json({ error: "Correo o contraseña incorrectos." }, 401),
    "Correo o contraseña incorrectos.",
  ],
  ["a refusal without a sentence", () => json({}, 401), "Error de autenticación"],
  ["a refusal that cannot be read", page, "Error de conexión"],
  ["a success that cannot be read", () => new Response("<h1>Hola</h1>"), "Error de conexión"],
  ["a lost network", offline, "Error de conexión"],
];

export async function open(setup: ScreenSetup = {}) {
  const view = draw(setup);
  await press("Crear Cuenta de Administrador");
  return view;
}

export async function fill(password = "tres-gatos") {
  await put("Nombre Completo", "Ana Ruiz");
  await put("Correo Electrónico", "ana@villanueva.es");
  await put("Contraseña", password);
}

export const accountFailures: [string, () => Response, string][] = [
  [
    "the server's sentence",
    () => json({ error: "Necesitas una invitación de tu ayuntamiento." }, 403),
    "Necesitas una invitación de tu ayuntamiento.",
  ],
  ["a refusal without a sentence", () => json({}, 500), "Error al crear administrador"],
  ["a lost network", offline, "Error de conexión"],
];
