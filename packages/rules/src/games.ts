export {
  drawJackpotPoint,
  endJackpotCycle,
  feedJackpot,
  jackpotChance,
  jackpotTerms,
  microPerDong,
} from './games/jackpot.ts'
