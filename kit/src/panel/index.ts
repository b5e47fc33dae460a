export { Panel, PanelList, PanelRow } from "./panel.tsx";
export { useWithdrawing } from "./use-withdrawing.ts";
