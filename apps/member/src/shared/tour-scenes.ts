/** What the tour of the member site goes through. */
export const tourScenes = ['games', 'deposit', 'rewards', 'safety'] as const
