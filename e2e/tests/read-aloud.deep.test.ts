import { listenToViews } from "../portal/read-aloud.ts";
import { personViews } from "../portal/views/index.ts";

listenToViews(personViews);
