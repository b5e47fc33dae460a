import { fc } from "@acompana/kit/testing/properties";

export const seeds = fc.integer();
