export interface Toast {
  title: string;
  description?: string;
  /**
   * `waits`: what was asked for has not been done, and can be tried again; nothing of that is
   * danger. Shells of earlier releases draw it as calm.
   */
  tone?: "calm" | "waits";
  /** Who it is from: their initials stand beside it. Shells of earlier releases draw none. */
  from?: string;
  /**
   * What one may do about it. With it a toast is announced politely and stays until it is pressed
   * or closed; it comes back after one that takes its place. Shells of earlier releases do not
   * offer it, or do not bring it back.
   */
  action?: { label: string; act: () => void };
  /**
   * So long what is offered stays, in ms; the time stands still while somebody is on it. Shells of
   * earlier releases leave it until it is answered.
   */
  lastsMs?: number;
}

export interface Confirmation {
  title: string;
  message: string;
  /** Label of the button that goes ahead. */
  confirm: string;
  /** Label of the button that changes nothing; 'Cancelar' when absent. */
  cancel?: string;
  /** `danger` for what cannot be undone. */
  tone?: "calm" | "danger";
  /** A choice before the two, such as 'Guardar y salir': `act` then says whether to go ahead. */
  first?: { label: string; act: () => Promise<boolean> };
}

/** Messages of the shell: one toast and one dialog at a time, for all areas together. */
export interface Notify {
  /** Returns what takes it away; shells of earlier releases return nothing. */
  toast: (toast: Toast) => (() => void) | undefined;
  /** An accessible in-page dialog; resolves when it is closed. `detail` stands below, smaller. */
  alert: (message: string, detail?: string) => Promise<void>;
  /** Resolves to true only when the person goes ahead. */
  confirm: (confirmation: Confirmation) => Promise<boolean>;
}
