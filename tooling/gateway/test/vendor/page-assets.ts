import { loadPageAssets } from '@saola/game-vendor'

/** What the pages of games load: to read and build it takes longer than most tests, so a worker does it once. */
export const pageAssets = loadPageAssets()
