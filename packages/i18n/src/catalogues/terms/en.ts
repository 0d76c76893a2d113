import type { terms as vi } from './vi.ts'

/** The terms that everybody agrees to at registration. Paragraphs are parted by an empty line. */
export const terms = {
  title: 'Terms of use and privacy',
  intro: 'Kept short, so that you can read all of it. In force from 1 December 2026.',
  contents: 'Contents',
  third_party: 'Third-party software in this site',
  'age.title': 'Who may take part',
  'age.body':
    'You must be at least 18 and allowed by the law of the place where you live. We may ask for documents that show your age and identity, and we close accounts of people under age.\n\nEach person opens one account, with their own true details. Opening an account for somebody else, or sharing one, is not allowed.',
  'account.title': 'Your account and its security',
  'account.body':
    'You keep your sign-in password, your transaction password and your verification codes to yourself. Our staff never ask for them.\n\nIf you think that a stranger is using your account, change your password, sign out your other devices and tell customer service at once. Transactions made with the right password before you told us count as yours.',
  'money.title': 'Deposits and withdrawals',
  'money.body':
    'Deposit only from a bank account in your own name, and withdraw only to one in your own name. The amount, the transfer note and the time shown on the deposit screen are part of the transaction.\n\nMoney that waits to be withdrawn is kept apart and shown in your wallet. After we have paid, you confirm that you received all of it, a part or nothing; without an answer within the time shown, the payment counts as received.\n\nEvery dong that comes or goes has a line in your statement. If you find a mistake, tell us; a wrong entry is put right by a new line, never by removing the old one.',
  'games.title': 'Games and results',
  'games.body':
    'The rules, odds and limits of a game stand in its description. By placing a bet you agree to them.\n\nResults are those that the game provider or the lottery station publishes, and they are final. A round that was interrupted is continued, or its stake is returned by the rules of the game. Bets on an obvious error in the odds, or after the closing time, are void and returned.',
  'promotions.title': 'Promotions',
  'promotions.body':
    'Each promotion states its conditions, turnover, eligible games and deadline before you join. Using several accounts, colluding or betting on both sides to collect a reward forfeits that reward and what was won with it.',
  'fair.title': 'Playing responsibly',
  'fair.body':
    'Play for fun, not for a living. In your personal center you can set limits for deposits, losses and stakes, take a break or exclude yourself. A lower limit works at once; a higher one waits and must be confirmed again.\n\nDuring a break or an exclusion we send you no advertising, and you can still withdraw your money.',
  'privacy.title': 'Privacy',
  'privacy.body':
    'We keep the details that you give, your transactions and bets, and the network address and device of each sign-in, in order to run your account, prevent fraud and obey the law. Passwords are kept in a form that cannot be read back.\n\nDetails are shared with game providers, banks and message services only as far as needed, and with authorities where the law demands it. You can download your data and ask us to close your account.',
  'storage.title': 'Cookies and what is kept on your device',
  'storage.body':
    'We use cookies of our own only, none for advertising or tracking. There are three kinds: one that keeps you signed in if you choose so, one that remembers the language and the look you chose, and one that lasts minutes while you sign in by Google or Facebook.\n\nYour browser also keeps (local and session storage): the session of the open tab, an id of the device, language, look, whether amounts are hidden, bet slips and forms that you have not finished, what was measured of the lines, and what you read last, so that it can be read without a connection (what is yours alone stays in the tab and goes when you sign out). All this stays on your device; the id of the device is sent at sign-in, so that you notice a strange one.\n\nA background program of the browser (service worker) keeps the files of the site ready, so that it opens fast and without a connection, and shows notices if you switched them on. It keeps neither passwords nor balances.\n\nYou can delete all of it in the settings of the browser at any time; you then sign in again and choose anew what you had chosen.',
  'close.title': 'Suspension and closing',
  'close.body':
    'We may suspend an account where there are signs of fraud, money laundering, automated play or a breach of these terms, and we tell you the reason where the law allows it. A rightful balance remains yours.',
  'changes.title': 'Complaints and changes',
  'changes.body':
    'Questions go to customer service, open 24 hours a day; please give the reference of the transaction. Complaints are answered within 7 days.\n\nWhen these terms change, we announce it beforehand. Using the site after the date on which they take effect means that you agree.',
} as const satisfies Record<keyof typeof vi, string>
