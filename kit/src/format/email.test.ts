import { expect, test } from "vitest";
import { emailAsWritten } from "./email.ts";

test.each([
  ["info@xn--logroo-0wa.example", "info@logroño.example"],
  ["a@correo.XN--ESPAA-RTA.es", "a@correo.españa.es"],
  ["a@xn--vilafranca-peneds-7sb.cat", "a@vilafranca-penedès.cat"],
  ["a@xn--crdoba-vila-q7a1u.es", "a@córdoba-ávila.es"],
  ["a@xn--7cau7a.es", "a@çñü.es"],
  ["info@logroño.example", "info@logroño.example"],
  ["xn--a@correo.es", "xn--a@correo.es"],
  ["a@xn--9.es", "a@xn--9.es"],
])("%s is read as %s", (given, shown) => {
  expect(emailAsWritten(given)).toBe(shown);
});
