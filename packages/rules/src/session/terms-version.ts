/**
 * The version of the terms and the privacy text that is in force (member 23): the day of it, which the text names too. Whoever changes
 * either text in a way that matters changes it as well, and everybody is asked again (member 24).
 */
export const termsVersion = '2026-12-01'
