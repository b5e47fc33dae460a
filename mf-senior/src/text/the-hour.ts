/** 'la 1:05', 'las 14:00'. */
export const theHour = (time: string) => `${time.startsWith("1:") ? "la" : "las"} ${time}`;
