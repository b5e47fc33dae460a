import { CELLS } from "../tools/testing/authorization-table.ts";
import { testCells } from "../tools/testing/judge-cells.ts";

// Every call of the contract by every kind of caller; a choice of them is in the quick tier.
testCells(CELLS);
