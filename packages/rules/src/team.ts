// Opening accounts of a line, and links that invite to it.
export {
  checkRebate,
  mayOpenAccounts,
  openingFields,
  readRebate,
  usualRebate,
  type OpenedType,
  type OpeningFieldName,
} from './team/opening.ts'
export {
  activeMs,
  linkCode,
  linkRefusals,
  linkRules,
  linkState,
  type LinkState,
  type LinkTerms,
} from './team/invitation-link.ts'
export {
  mostFileRows,
  readAccountsFile,
  readAccountType,
  repeatedIn,
  type AccountColumn,
  type AccountRow,
  type FileProblem,
  type RepeatedField,
} from './team/accounts-file.ts'
export {
  agentTransferRules,
  checkAgentTransfer,
  leftToTransfer,
  type AgentTransferBounds,
} from './wallet/agent-transfer.ts'

// From whose side profit and loss is read.
export { seenFrom } from './team/profit-side.ts'
export { shownName, shownNickname, soughtName } from './team/shown-name.ts'

// Messages along the line.
export {
  checkLineMessage,
  lineMessageRules,
  messageDayStart,
  messagesLeft,
  type TypedMessage,
} from './team/line-message.ts'

// People who work in an agent's name.
export {
  answersAs,
  hiddenFigures,
  holdsRight,
  isSubAccount,
  subAccountRules,
  subAccountType,
} from './team/sub-account.ts'
