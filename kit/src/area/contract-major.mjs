/**
 * Major version of what the shell and the areas promise each other. The shell refuses an area that
 * was built for another one. Plain JavaScript, because the build writes it into every release.
 */
export const CONTRACT_MAJOR = 2;
