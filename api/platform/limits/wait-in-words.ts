/** How long to wait, in words: '30 segundos', 'un minuto', '8 minutos', 'una hora'. */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return "un segundo";
  if (seconds < 60) return `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "un minuto";
  return minutes < 60 ? `${minutes} minutos` : "una hora";
}
