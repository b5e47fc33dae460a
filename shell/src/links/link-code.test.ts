import { describe, expect, it } from "vitest";
import { readLinkCode, takeLinkCode } from "./link-code.ts";

describe("readLinkCode", () => {
  it.each([
    ["#invitacion=aB-3_x", { kind: "invitation", code: "aB-3_x" }],
    ["#dispositivo=aB-3_x", { kind: "device", code: "aB-3_x" }],
    ["#apoyo=aB-3_x", { kind: "support-invitation", code: "aB-3_x" }],
    ["#clave=aB-3_x", { kind: "administrator-password", code: "aB-3_x" }],
    ["#clave-familia=aB-3_x", { kind: "support-password", code: "aB-3_x" }],
    ["#invitacion=", null],
    ["#constructor=x", null],
    ["#contenido", null],
    ["", null],
  ])("finds in '%s' %o", (fragment, found) => {
    expect(readLinkCode(fragment)).toEqual(found);
  });
});

describe("takeLinkCode", () => {
  it("leaves the address without the code, but with its municipality and its screen", () => {
    history.replaceState({ screen: "landing" }, "", "/?municipio=Aldea#dispositivo=abc");
    expect(takeLinkCode()).toEqual({ kind: "device", code: "abc" });
    expect(location.pathname + location.search + location.hash).toBe("/?municipio=Aldea");
    expect(history.state).toEqual({ screen: "landing" });
    expect(takeLinkCode()).toBeNull();
  });

  it("touches no other fragment", () => {
    history.replaceState(null, "", "/#contenido");
    expect(takeLinkCode()).toBeNull();
    expect(location.hash).toBe("#contenido");
  });
});
