import { isHers, lookInEveryWay } from "../portal/look-in-every-way.ts";
import { views } from "../portal/views/index.ts";

lookInEveryWay(views.filter((view) => !isHers(view)));
