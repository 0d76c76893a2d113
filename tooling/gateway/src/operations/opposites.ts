/** How a step of an act is undone: by steps of acts, or by nobody, and why; `reads` changes nothing. */
export type Opposite = { by: readonly string[] } | { nobody: string } | 'reads'

/** The step of an act that has no steps of its own. */
export const whole = 'always'

/**
 * What undoes each step of the operator's acts (wallet 64). What moves money or gives something has an opposite; what was read by
 * people, or protects somebody, has none on purpose.
 */
export const opposites: Readonly<Record<string, Readonly<Record<string, Opposite>>>> = {
  merchant: { [whole]: { by: ['merchant'] } },
  'open-merchant': {
    [whole]: { nobody: 'people may have registered; `merchant` puts it into maintenance for good' },
  },
  withdrawal: {
    approve: { by: ['withdrawal fail'] },
    reject: { by: ['withdrawal paid'] },
    disburse: { by: ['withdrawal bounce'] },
    fail: { by: ['withdrawal paid'] },
    repay: { by: ['withdrawal bounce'] },
    return: { by: ['withdrawal paid'] },
    force: { by: ['withdrawal bounce'] },
    bounce: { by: ['withdrawal paid'] },
    paid: { by: ['withdrawal bounce'] },
  },
  'bank-transfer': {
    waiting: 'reads',
    decided: 'reads',
    assign: { by: ['bank-transfer undo'] },
    return: { by: ['bank-transfer undo'] },
    bounce: { by: ['bank-transfer undo'] },
    recall: { by: ['bank-transfer undo'] },
    undo: { by: ['bank-transfer assign', 'bank-transfer return', 'bank-transfer recall'] },
  },
  'lottery-draw': {
    enter: { by: ['lottery-draw enter'] },
    confirm: { by: ['lottery-draw enter', 'lottery-draw void'] },
    void: { nobody: 'stakes are back with their owners, who have bet on other draws since' },
    postpone: { by: ['lottery-draw postpone'] },
  },
  points: {
    list: 'reads',
    offer: { by: ['points offer'] },
    decide: { by: ['points undo'] },
    undo: { nobody: 'the points are back with their owner, who may redeem the goods anew' },
  },
  promotion: {
    create: { by: ['promotion end'] },
    end: { by: ['promotion create'] },
    approve: { by: ['promotion take-back'] },
    reject: { by: ['promotion approve'] },
    issue: { by: ['promotion take-back'] },
    'take-back': { by: ['promotion create'] },
    raffle: { by: ['promotion end-raffle'] },
    'end-raffle': { by: ['promotion raffle'] },
    tickets: { by: ['promotion take-tickets'] },
    'take-tickets': { by: ['promotion tickets'] },
  },
  vip: { list: 'reads', level: { by: ['vip level'] }, put: { by: ['vip put'] } },
  'economy-override': {
    list: 'reads',
    ask: { by: ['economy-override refuse'] },
    pass: { by: ['merchant', 'vip level'] },
    refuse: { by: ['economy-override ask'] },
  },
  referral: { show: 'reads', terms: { by: ['referral terms'] } },
  mission: { list: 'reads', mission: { by: ['mission mission'] } },
  announcement: {
    list: 'reads',
    publish: { by: ['announcement withdraw'] },
    banner: { by: ['announcement withdraw'] },
    withdraw: { by: ['announcement publish', 'announcement banner'] },
  },
  help: { publish: { by: ['help withdraw'] }, withdraw: { by: ['help publish'] } },
  chat: {
    list: 'reads',
    hide: { by: ['chat show'] },
    show: { by: ['chat hide'] },
    mute: { by: ['chat mute'] },
    say: { by: ['chat hide'] },
    room: { by: ['chat room'] },
  },
  feedback: { waiting: 'reads', answer: { nobody: 'words that were read; the next ones say it better' } },
  concern: {
    waiting: 'reads',
    exclude: { nobody: 'an exclusion is never cut short, whoever asks' },
    close: { nobody: 'an account that is closed stays closed; its owner may open another' },
    nothing: { by: ['concern exclude', 'concern close'] },
  },
  'play-limit': {
    list: 'reads',
    set: { by: ['play-limit end', 'play-limit set'] },
    end: { by: ['play-limit set'] },
  },
  'payout-lock': { waiting: 'reads', lift: { nobody: 'the lock is its owner’s, who may set it anew' } },
  vendor: {
    list: 'reads',
    connect: { by: ['vendor turn-off'] },
    change: { by: ['vendor change'] },
    rotate: { by: ['vendor rotate'] },
    'end-secret': { by: ['vendor rotate'] },
    'turn-off': { by: ['vendor turn-on'] },
    'turn-on': { by: ['vendor turn-off'] },
    'add-title': { nobody: 'sittings and bets name the title; `vendor turn-off` closes all of its vendor' },
    import: { nobody: 'sittings and bets name titles; `game close` closes one, `vendor turn-off` all' },
  },
  events: { list: 'reads', check: 'reads' },
  jackpot: {
    list: 'reads',
    wins: 'reads',
    stop: { by: ['jackpot resume'] },
    resume: { by: ['jackpot stop'] },
    move: { nobody: 'the other pool plays a new cycle with it; `jackpot move` may move that one on' },
    terms: { by: ['jackpot terms'] },
  },
  game: { list: 'reads', close: { by: ['game reopen'] }, reopen: { by: ['game close'] } },
  approval: {
    list: 'reads',
    pass: { nobody: 'it does the act of another person, which has an opposite of its own' },
    refuse: { nobody: 'nothing was done; who asked may ask again' },
  },
  bet: {
    open: 'reads',
    void: { nobody: 'the stake is back with its owner, who has bet anew since' },
    'void-late': { nobody: 'stakes are back with their owners, who have bet anew since' },
    finish: { by: ['bet void'] },
  },
  round: { show: { nobody: 'it changes nothing but that somebody has seen it' } },
  member: {
    list: 'reads',
    resting: 'reads',
    lock: { by: ['member unlock'] },
    unlock: { by: ['member lock'] },
    staff: { by: ['member not-staff'] },
    'not-staff': { by: ['member staff'] },
  },
  identity: {
    waiting: 'reads',
    look: 'reads',
    approve: { by: ['identity revoke'] },
    refuse: { by: ['identity approve'] },
    revoke: { by: ['identity approve'] },
  },
  register: {
    list: 'reads',
    gather: { nobody: 'what is gathered closes nothing; a file of another name is gathered anew' },
    apply: { by: ['register apply'] },
  },
  pattern: {
    list: 'reads',
    seen: { nobody: 'somebody has looked; what was made of it is done by other acts' },
  },
  match: {
    list: 'reads',
    exposure: 'reads',
    suspend: { by: ['match resume'] },
    resume: { by: ['match suspend'] },
    close: {
      nobody:
        'a match takes bets for minutes, and those who saw it closed bet elsewhere; `match suspend` is for a while',
    },
    void: { nobody: 'stakes are back with their owners, who have bet on other matches since' },
    correct: { by: ['match correct'] },
    results: 'reads',
    prices: 'reads',
  },
  owed: { now: 'reads', days: 'reads' },
  returns: { titles: 'reads', days: 'reads' },
  report: { [whole]: 'reads' },
  release: { check: 'reads' },
  visits: { [whole]: 'reads' },
  ticket: { [whole]: { nobody: 'words that were read; the next ones say it better' } },
}
