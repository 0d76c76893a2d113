/** Where a tab keeps its session. */
export const sessionKey = 'session'
