export interface Toast {
  title: string;
  description?: string;
  tone?: "calm" | "danger";
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
  toast: (toast: Toast) => void;
  /** An accessible in-page dialog; resolves when it is closed. `detail` stands below, smaller. */
  alert: (message: string, detail?: string) => Promise<void>;
  /** Resolves to true only when the person goes ahead. */
  confirm: (confirmation: Confirmation) => Promise<boolean>;
}
