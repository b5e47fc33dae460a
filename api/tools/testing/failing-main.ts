// The portal, with mistakes that nobody made yet: an error that nothing catches, or two at once.
await import("../../main.ts");

const words = "relation\n    at carmen@casa.es";

Deno.addSignalListener("SIGUSR1", () => {
  void Promise.reject(new Error(words));
  setTimeout(() => {
    throw new TypeError(words);
  });
});
