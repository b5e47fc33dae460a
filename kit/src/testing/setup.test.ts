import { expect, test } from "vitest";

/** What a page has at its beginning, and what the portal's screens change of it. */
const seen = () => ({
  address: location.href,
  state: history.state,
  title: document.title,
  root: document.documentElement.getAttributeNames(),
  body: [document.body.getAttributeNames(), document.body.childElementCount],
  kept: [localStorage.length, sessionStorage.length],
});

const beginning = {
  address: "http://localhost:8000/",
  state: null,
  title: "",
  root: [],
  body: [[], 0],
  kept: [0, 0],
};

test("a test changes all of the page", () => {
  expect(seen()).toEqual(beginning);
  history.pushState({ screen: "admin-login", depth: 1 }, "", "/ayuda?municipio=Aldea#contenido");
  document.title = "Ayuda";
  document.documentElement.style.fontSize = "32px";
  document.documentElement.dataset.theme = "dark";
  document.body.inert = true;
  document.body.append(document.createElement("p"));
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("draft", "Hola");
  const now = seen();
  for (const [part, before] of Object.entries(beginning))
    expect.soft(now, part).not.toMatchObject({ [part]: before });
});

test("the next one begins with the page as it was", () => {
  expect(seen()).toEqual(beginning);
});
