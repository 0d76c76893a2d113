import { fileURLToPath } from 'node:url'
import { appConfig } from '@saola/config/vite'

export default appConfig({
  worker: fileURLToPath(new URL('service-worker.js', import.meta.url)),
  sketches: fileURLToPath(new URL('sketches', import.meta.url)),
  firstPage: {
    texts: ['games', 'landing', 'member'],
    parts: ['src/shared/matches/', 'src/shared/read-ahead', 'src/features/games/catalogue/use-vendor-names'],
    later: [],
    sheets: [
      ['index', 'frame'],
      ['site', 'many', 'first-parts', 'games', 'lobby', 'after', 'banner-carousel'],
    ],
  },
  landing: {
    page: 'src/landing/draw-landing.tsx',
    island: 'src/landing/island.ts',
    chunk: '/src/routes/-landing.tsx',
    shared: [
      'packages/ui/src/icons/',
      'packages/ui/src/form/icon-button',
      'packages/ui/src/feedback/skeleton',
      'packages/ui/src/navigation/skip-link',
      'packages/i18n/src/say',
      'packages/line-speed/src/',
      'packages/game-launch/src/',
      'packages/protocol/src/calls/games.ts',
      'packages/protocol/src/entities/game.ts',
      'packages/protocol/src/entities/jackpot.ts',
      'packages/protocol/src/entities/lottery/lottery-vendor.ts',
      'src/features/banners/banner-link',
      'src/features/banners/banner-slide',
      'src/features/lines/ticket-for',
      'src/features/lines/use-lines',
      'src/shared/frame/account-corner',
      'src/shared/frame/brand-logo',
      'src/shared/frame/inner-link',
      'src/shared/games/',
      'src/shared/hosts/',
      'src/shared/lottery/lottery-paths',
      'src/shared/lottery/opened-soon',
      'src/shared/newer-build',
      'src/shared/paths',
      'src/shared/use-reduced-motion',
      'src/shared/when-idle',
    ],
  },
})
