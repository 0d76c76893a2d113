export type {
  Adapter,
  AggregatorAnswer,
  AggregatorCall,
  AggregatorKeys,
  AggregatorRequest,
  LaunchAnswer,
  LaunchRequest,
  ListedSpan,
  ListedState,
  ListedTransaction,
  Signing,
  TransactionList,
  WantedLaunch,
} from './adapter.ts'
export { adapters, protocols, type AggregatorProtocol } from './adapters.ts'
export type { ListAnswer, ListedTitle, TitleList, UnreadRow } from './listed-title.ts'
export type { Wallet, WalletAnswer } from './wallet.ts'
