type Network = { size: "/24" | "/56" | "/48"; name: string };

/**
 * The networks around an address as `addressOf` names it: of IPv6, whose /64 it is, the /56 and the
 * /48, which providers hand out whole; of IPv4 the /24. Of anything else none.
 */
export function networksOf(address: string): Network[] {
  const parts = address.split(".");
  if (parts.length === 4) return [{ size: "/24", name: parts.slice(0, 3).join(".") }];
  const groups = address.split(":").map((group) => Number.parseInt(group, 16));
  if (groups.length !== 4 || groups.some(Number.isNaN)) return [];
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const wide = [first, second, third].map((group) => group.toString(16)).join(":");
  return [
    { size: "/56", name: `${wide}:${(fourth >> 8).toString(16)}` },
    { size: "/48", name: wide },
  ];
}
