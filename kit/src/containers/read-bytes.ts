/** A file that is read piece by piece, wherever it lies. */
export interface ReadBytes {
  size: number;
  /** So many bytes from there on; never asked for what lies behind the end. */
  read: (offset: number, length: number) => Promise<DataView>;
}

/** Parts of a file that lie beside each other are never more. */
export const MOST_PARTS = 300;
