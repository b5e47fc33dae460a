/**
 * `juegos.js`, the script that a host's page loads: defines `<acompana-juegos>`, which frames the
 * games. A plain script of its own with no imports, at most 2 KB; messages.ts says what is spoken.
 */
{
  const NAME = "acompana-juegos";
  const page = new URL("juegos.html", (document.currentScript as HTMLScriptElement).src);
  const DIFFICULTIES = ["easy", "normal", "hard"];
  const TALLEST = 6000;

  /** What the query of the framed page may say. */
  const FIXED = ["juego", "dificultad"];
  const LIVE = ["tema", "color"];

  class Games extends HTMLElement {
    static observedAttributes = [...FIXED, ...LIVE, "title"];
    #root = this.attachShadow({ mode: "open" });
    #frame: HTMLIFrameElement | null = null;

    connectedCallback() {
      const frame = document.createElement("iframe");
      this.#frame = frame;
      this.style.display ||= "block";
      frame.loading = "lazy";
      frame.allow = "autoplay";
      frame.style.cssText = "display:block;width:100%;height:760px;border:0";
      this.#name();
      this.#point();
      addEventListener("message", this.#hear);
      this.#root.replaceChildren(frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (!this.#frame || before === now) return;
      if (name === "title") this.#name();
      else if (FIXED.includes(name)) this.#point();
      else this.#tell();
    }

    #name() {
      if (this.#frame) this.#frame.title = this.title || "Juegos de Acompaña";
    }

    #point() {
      const url = new URL(page);
      for (const name of [...FIXED, ...LIVE])
        if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name) ?? "");
      if (this.#frame) this.#frame.src = url.href;
    }

    /** Greets the page, which learns from it whom it may speak to, and how it should look. */
    #tell() {
      const look = LIVE.map((name) => [name, this.getAttribute(name) ?? ""]);
      const message = { acompana: "aspecto", ...Object.fromEntries(look) };
      this.#frame?.contentWindow?.postMessage(message, page.origin);
    }

    #hear = ({ origin, source, data }: MessageEvent) => {
      const frame = this.#frame;
      if (!frame || origin !== page.origin || source !== frame.contentWindow) return;
      if (data?.acompana === "listo") this.#tell();
      if (data?.acompana === "alto" && data.alto > 0 && data.alto <= TALLEST)
        frame.style.height = `${Math.ceil(data.alto)}px`;
      if (data?.acompana === "puntuacion") this.#score(data);
    };

    #score({ gameType, score, timeSeconds, difficulty }: Record<string, unknown>) {
      const whole = [score, timeSeconds].every((n) => Number.isSafeInteger(n) && Number(n) >= 0);
      if (!whole || !/^[a-z-]{4,20}$/.test(`${gameType}`)) return;
      if (!DIFFICULTIES.includes(`${difficulty}`)) return;
      const detail = { gameType, score, timeSeconds, difficulty };
      this.dispatchEvent(new CustomEvent("puntuacion", { detail, bubbles: true, composed: true }));
    }
  }

  // A page may name the script twice.
  if (!customElements.get(NAME)) customElements.define(NAME, Games);
}
