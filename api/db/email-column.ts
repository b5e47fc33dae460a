import { domainToASCII, domainToUnicode } from "node:url";
import { customType } from "drizzle-orm/pg-core";

/**
 * The domain of an address in another writing: with the letters of Spain, or as name servers have
 * it (logroño.es is xn--logroo-0wa.es). One that neither can be stays as it is.
 */
const withDomain = (address: string, write: (domain: string) => string): string => {
  const place = address.lastIndexOf("@") + 1;
  const domain = address.slice(place);
  const isPlain = /^[\x20-\x7e]*$/.test(domain) && !/(^|\.)xn--/i.test(domain);
  return isPlain ? address : address.slice(0, place) + (write(domain) || domain);
};

/** The domain as name servers have it. */
export const keptEmail = (address: string): string => withDomain(address, domainToASCII);

/** The domain as people write it. */
export const shownEmail = (address: string): string =>
  withDomain(address, (domain) => domainToUnicode(domainToASCII(domain)));

/** An e-mail address: kept with its domain as name servers have it, and read as people write it. */
export const emailColumn = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver: keptEmail,
  fromDriver: shownEmail,
});
