/** What a form holds: one value a field. */
export type Values = Record<string, string | boolean | null>;

/** The names of those fields of a form that hold such a value. */
export type FieldsOf<Typed extends Values, Value> = {
  [Name in keyof Typed]: Typed[Name] extends Value ? Name : never;
}[keyof Typed] &
  string;
