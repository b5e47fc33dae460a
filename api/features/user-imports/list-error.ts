import { invalid, type ServiceError } from "../../platform/errors.ts";

/** The error of a list that is not read at all: nobody of it is enrolled. */
export const refuse = (sentence: string): ServiceError => invalid("file", sentence);
