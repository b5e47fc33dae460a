/** '1 día', '3 días'. */
export const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
