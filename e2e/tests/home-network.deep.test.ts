import { networkInterfaces } from "node:os";
import { inEngine } from "../portal/engines/complaints.ts";
import {
  chat,
  darken,
  enrolAndEnter,
  keepPhoto,
  makeReminder,
  openEachGame,
  playSudokuIn,
  seeChart,
  speak,
  waitForRing,
  writeAndRead,
} from "../portal/engines/deeds.ts";
import { seen } from "../portal/engines/enter.ts";
import { type Tab, tried } from "../portal/engines/index.ts";
import { enrol } from "../portal/fixtures.ts";
import { type Portal, PortalProcess } from "../portal/portal-process.ts";
import { expect, test } from "../portal/test.ts";

const rosa = { name: "Rosa Gil", pin: "3917" };

/** The numeric address by which others in the house reach this machine. */
function houseAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const found = all.find(({ family, internal }) => family === "IPv4" && !internal);
  if (!found) throw new Error("This machine has no network");
  return found.address;
}

/** The town hall enrols a person, who uses every part of her home. */
async function useHome(tab: Tab, portal: Portal): Promise<void> {
  await enrolAndEnter(tab, portal);
  await waitForRing(tab, await makeReminder(tab));
  await tab.press("Hecho");
  await seen(tab, "Muy bien");
  await tab.press("Inicio");
  await chat(tab, "Cuéntame un chiste");
  await speak(tab);
  await tab.press("Inicio");
  await seeChart(tab);
  await tab.press("Inicio");
  await darken(tab);
  await tab.press("Inicio");
  await openEachGame(tab);
  await playSudokuIn(tab);
}

/** A relative writes to another person, who keeps a photo. */
async function useMessages(tab: Tab, portal: Portal): Promise<void> {
  await writeAndRead(tab, portal, await enrol(portal, rosa));
  await tab.press("Inicio");
  await keepPhoto(tab, "La boda");
}

for (const { name, start } of tried)
  test(`by http in the house everything but the microphone works in ${name}`, async () => {
    const process = await PortalProcess.start({ HOST: "0.0.0.0" });
    try {
      const { municipality, headers, enrolsDevices, setUpCode } = process;
      const url = process.url.replace("localhost", houseAddress());
      const portal = { url, home: `${url}/`, municipality, headers, enrolsDevices, setUpCode };
      await inEngine(start, async (tab) => {
        await useHome(tab, portal);
        expect(await tab.ask(() => isSecureContext)).toBe(false);
      });
      await inEngine(start, (tab) => useMessages(tab, portal));
    } finally {
      await process.remove();
    }
  });
