// A town hall's page, drawn by a React of its own, with two games on it.
import { useEffect, useState, version } from "react";
import { createRoot } from "react-dom/client";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "acompana-juegos": React.HTMLAttributes<HTMLElement> & {
        juego?: string;
        dificultad?: string;
        tema?: string;
      };
    }
  }
}

/** Scores that the page has heard, as text for the test to read. */
function Heard() {
  const [heard, setHeard] = useState<string[]>([]);
  useEffect(() => {
    const hear = (event: Event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      const line = `${(target as HTMLElement).id}: ${JSON.stringify(detail)}`;
      setHeard((before) => [...before, line]);
    };
    document.addEventListener("puntuacion", hear);
    return () => document.removeEventListener("puntuacion", hear);
  }, []);
  return (
    <ol className="list-group" aria-label="Puntuaciones">
      {heard.map((line) => (
        <li key={line} className="list-group-item text-break">
          {line}
        </li>
      ))}
    </ol>
  );
}

function Page() {
  const [shown, setShown] = useState(true);
  return (
    <main className="container">
      <h1>Ayuntamiento, con React {version}</h1>
      <button type="button" className="btn btn-primary" onClick={() => setShown(!shown)}>
        Cambiar
      </button>
      <Heard />
      {shown && (
        <>
          <acompana-juegos id="uno" juego="sudoku" dificultad="facil" title="Sudoku" />
          <acompana-juegos
            id="dos"
            juego="matematicas"
            tema="oscuro"
            color="#f7b795"
            title="Cuentas"
          />
        </>
      )}
    </main>
  );
}

const place = document.getElementById("page");
if (place) createRoot(place).render(<Page />);
