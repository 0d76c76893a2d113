/** What the tour of the portal goes through. */
export const tourScenes = ['overview', 'team', 'transfer', 'contracts'] as const
