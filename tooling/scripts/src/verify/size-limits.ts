/** A limit in bytes, gzipped, for the part of a package that a consumer gets by importing `names` (default: all). */
export type SizeLimit = { folder: string; entry?: string; names?: string[]; bytes: number }

/**
 * What each package may weigh: minified and gzipped, without its dependencies and without what loads later (ciphers,
 * texts, dialogs). Raising a number is a decision, made here. The guard against slow server patterns is 0.6 kB of the
 * validation engine, which is why that stands above its aim of 1.2 kB. Of the shell, a third is the form kit
 * and the money act, of sign-in half the security center: both load with their screens. A kilobyte of the protocol reads what gateways write in several ways; rules
 * took over the registration that the member app and the gateway each had, the money of a withdrawal's endings, and the
 * jackpots; demo, jackpots and a title's own page are three more calls of the protocol. Contracts, reports, links and opened
 * accounts are 30 more of them; rules read slips of the south, the shell has the parts of contracts that both apps show, and
 * a call may answer a file with its progress. Bills, branches, sub-accounts, messages and points are two dozen more calls;
 * the shell has the forms of transfers and the choice of columns, i18n two more areas. Staying signed in, tabs that share a
 * session, contact along the line, bills that are refused and invalid addresses are what the shell has taken on since. Raffles
 * and their draw, answered feedback and the hours of service are in protocol and rules; sign-in offers to register. VIP
 * levels, rebates, friends, missions and the chat room are eleven calls more, and their rules;
 * the shell greets newcomers with a tour that both apps share. Devices that are told are three calls, and `DayInput` is new.
 */
export const sizeLimits: SizeLimit[] = [
  // 0.1 kB ends a test in every browser: two ends joined by hand, and nobody waits for a fetch that heeds no signal.
  // A line that answers late is told from a dead one, and a limit of none is none: 0.07 kB.
  { folder: 'line-speed', names: ['probeLines', 'grade', 'displayedMs'], bytes: 1_250 },
  // A watch goes on from what another one knows: 0.02 kB.
  { folder: 'line-speed', bytes: 1_680 },
  // An answer's date tells an app the time of the gateway.
  // A gateway elsewhere, and what was left out of its replies: 0.1 kB; how it is left out comes with the first such reply.
  { folder: 'api-client', bytes: 2_720 },
  // A command for a terminal, with the page of its report: nobody's browser waits for it.
  // From where lists are counted, and what an OpenAPI document says that a gateway has: 0.8 kB.
  // How many decimals the parts of a balance have: 0.08 kB.
  { folder: 'conformance', bytes: 13_460 },
  // Bounds that stand for none are told apart, and one that is no number is named: 0.08 kB. Patterns that mean something
  // else in another dialect are refused, 0.13 kB; their translation is an entry of its own.
  // A pattern id that nobody knows and bounds in the wrong order are told: 0.02 kB.
  { folder: 'validation', names: ['checkField', 'checkForm', 'patterns', 'toRule'], bytes: 1_810 },
  { folder: 'validation', entry: 'read-pattern.js', bytes: 2_140 },
  // Folding took over what i18n and rules did, with the letters of which Unicode says nothing: 0.4 kB.
  // Phones, names and codes are read as people write them: 0.2 kB. What of a rule could not be used is said: 0.2 kB.
  // What is wrong with a report about somebody else is said at its field: 0.21 kB.
  // Letters that show nothing are taken out of a name: 0.01 kB.
  // Both are said in words: 0.12 kB.
  { folder: 'validation', bytes: 4_490 },
  { folder: 'game-launch', bytes: 1_230 },
  // The values of a text are written in one place for both sides of the wire: 0.04 kB.
  // Texts that do not come are told instead of shown as keys, and asked for in another way: 0.25 kB.
  // Formats are built when they are asked for, 0.02 kB: 60 to 90 ms of a phone's start.
  // Whole numbers and amounts are written without one: 0.11 kB, and 46 ms less of that start.
  // Table files, which gateway and shell wrote each for itself, keep their texts as texts: 0.31 kB, of pages that save one.
  // Any language, currency and time zone: 0.78 kB, most of which only who writes another currency or zone takes along.
  // The day that a key such as `2026-11-21` names, 0.06 kB.
  // What another gateway counts in hundredths is written without a format too, and cut instead of rounded up: 0.3 kB.
  { folder: 'i18n', bytes: 7_390 },
  // Rules of registration and numbers as other people's servers write them: 0.05 kB.
  // What browsers report of a visit, and how many of them are asked to: 0.2 kB.
  // What proves each act with money, and which figures need a right: 0.14 kB.
  // From whose side a file of profit and loss is written: 0.03 kB.
  // The 22 older, newer and relayed names of the family, which apps never send and their bundlers leave out: 1.5 kB.
  // The largest bet of a title and what of a stake counts, and what people report of somebody else: 0.26 kB.
  // The bets that joined the seed of a draw: 0.1 kB.
  // The code of an authenticator where one is on, who answers for an account, when payouts wait, and the lock of a notice: 0.21 kB.
  // Passkeys, in the browser's own shapes, and which rows ask for a code where one is on: 0.9 kB, which travel with the first question.
  // What shall become of held money: 0.04 kB.
  // How each list stood that is read page by page: 0.06 kB.
  // What is owed, of money, points and rebates: 0.03 kB.
  // Replies in the forms of other gateways, 1.4 kB, and which calls a page needs, 0.8 kB, which apps load where calls are missing.
  // The parts that a merchant may switch off, and the calls of each: 0.3 kB; apps load the calls where a part is off.
  // Which field of a row is its page, and where that begins: 0.1 kB.
  // The calls of contracts as a part, and pages that end in a name: 0.2 kB, which comes only where one is off.
  // Limits of time, terms that are accepted, and what the pages of lotteries and questions need: 0.14 kB.
  // Sessions that ended, rounds seen again, stopped markets and jackpots in the rows: 0.2 kB.
  // Identities that are verified, and a round seen again from its record: 0.49 kB.
  { folder: 'protocol', bytes: 35_150 },
  // The rule of a payment password, which member site and gateway each had, and the ends of any number of numbers: 0.15 kB.
  // The round of a live table whose clock was ahead: 0.07 kB.
  // For how long figures of visits are kept: 0.02 kB.
  // Which banner a brand's lobby shows, for the site that sketches it and the app that draws it: 0.02 kB.
  // What of a wallet is still to be played: 0.1 kB.
  // Profit and loss by the side of who reads it: 0.01 kB.
  // A third decimal of Malay odds, and from what on prizes are taxed: 0.07 kB.
  // Valid bets and the economy: the least that a draw pays, what each way to bet returns, and the best of all that is given: 2.7 kB,
  // of which the apps take what the ways to bet carry.
  // The rule of a sign-in name, which a name that somebody signs in with is never refused by alone: 0.05 kB.
  // The points of a stake before it is made, the odds of a win, and the bets that join a draw: 0.36 kB.
  // What sends a payout to a person, waits of guesses and payouts, who is one person, passwords that are guessed first, and names
  // that pose as others: 2.15 kB, of which the apps take what they ask before they send.
  // Where passkeys work, which places are strange, and how names that are addresses are shown: 0.36 kB.
  // Transfers that name several deposits, or a number that came before, and the bank's own time: 0.07 kB.
  // What keeps money that has come from its account, and one transfer for several deposits, are 0.16 kB. A payout
  // that its bank sends back is 0.12 kB. A file whose first line names its separator is 0.02 kB,
  // one that keeps its texts as texts 0.01 kB. What was given back of a payout that its bank has paid after all is 0.14 kB,
  // one whose money had not come back after all 0.16.
  // The cookie of a chosen language and look, which site and app write and read: 0.27 kB.
  // How much of what may be drawn a bet holds, and what bets return for sure without comparing texts: 0.22 kB.
  // What of an amount with a fraction a form takes: 0.1 kB.
  // Chance and return of every way to bet, bands of returns, markets and limits of time: 1.5 kB, of which the apps take what they show.
  // Terms of jackpots on their cycles, bounds of a match, deadlines by sport, times of rest and of second persons: 0.7 kB.
  // Patterns in stakes, which the gateway alone takes, identities, places and the least return of a way to bet: 0.93 kB.
  { folder: 'rules', bytes: 39_980 },
  // A page that the browser translates goes on, from its first text: 0.35 kB. Code that came later would find the texts gone. The clock
  // that follows the gateway's is 0.6 kB: what is drawn and asked for first goes by it already.
  // Errors that follow the language are 0.4 kB, of forms alone; what a password manager fills in silently 0.25 kB.
  // A page hides what it shows once its session is over, 0.35 kB: before anybody else can see it.
  // A day with its label and its refusal is 0.2 kB, of filters. Parts that may be lost without the page are 0.5 kB.
  // What cannot be saved inside another app is shown or said: 0.3 kB. An answer that is nobody's is told apart from the
  // gateway's, asked again and healed, and a server's rule that could not be used is told: 0.35 kB.
  // The ways to what comes a moment later are 0.25 kB, with which an app starts with 2 kB less.
  // What a gateway said with values is said again, what is not shared is copied: 0.17 kB.
  // Lost texts end in words, also outside the routes, and dialogs are hidden with their page: 0.3 kB.
  // The address of a held picture holds all of it, and a refused day holds back its form: 0.07 kB.
  // What was typed and the slips go along to another line: 0.8 kB in the package, apart, so that no start carries it.
  // Which route is in sight, for visits that are measured: 0.1 kB. What measures them is apart.
  // A page of somebody signed in asks for everything in one round trip: 0.2 kB, which every start of a member is shorter by one.
  // The card of contact keeps its place: 0.02 kB.
  // A brand's typefaces are asked for with all else: 0.08 kB.
  // Terms of a contract that nobody has signed are not called in force: 0.02 kB.
  // Salaries in what terms would have paid: 0.06 kB.
  // The side that profit and loss is read from is remembered, also for bills: 0.08 kB.
  // The operator's messengers, which the member site had alone, and whether bytes are spared: 0.7 kB.
  // The field of an authenticator's code, for every act that it guards in both apps: 0.23 kB.
  // A passkey in the place of a code, in both apps, and the code of who offers terms: 1.05 kB, of forms and of what asks for passkeys.
  // Code that was lost in a file of several modules is found in it when it comes again: 0.02 kB.
  // The settings are taken where the page has asked for them ahead, a round trip before the code could: 0.09 kB.
  // Starting without a router, which the member app had alone: 0.53 kB.
  // What was chosen is told to the site, the bars of a browser follow it, and whether somebody may be signed in: 0.18 kB,
  // and 0.05 that hang on the path of the folder in which it is built.
  // Settings, texts and status are taken from the page, for two requests and a round trip less: 0.15 kB.
  // A part may come before it is drawn, for a third of a second less: 0.03 kB.
  // Both apps fetch the places of their bars ahead, which the portal had alone: 0.15 kB. That the site waits for a touch is 0.1 kB.
  // What a gateway lacks is learned, and its pages, parts and links are left out, 1.1 kB; texts that are written as HTML, 0.75 kB.
  // Parts that the merchant has off are left out before the first page is drawn: 0.15 kB.
  // Of a wallet with a fraction, what is whole goes into a field: 0.03 kB.
  // Parts that come back with the status, several calls at once, and ways in that are learned: 0.2 kB.
  // The terms, their question once they change, the foot's place and what offers an act: 0.65 kB.
  // What a page asks by itself is told apart from what a person does, and a person is warned before the session ends: 0.33 kB.
  // Refusals of money that lead to the page of identities: 0.03 kB.
  { folder: 'shell', bytes: 41_150 },
  // Sheets of packages hold what stands in where mixes of colours and containers are not known: here, below and in ui's.
  // A lost dialog's notice stands above the bottom bar: 0.04 kB.
  // The operator's messengers came from the member site: 0.15 kB.
  // A code and the passkey in its place: 0.02 kB.
  // The terms that came from the member site, and the question about them: 0.3 kB.
  { folder: 'shell', entry: 'index.css', bytes: 3_310 },
  // A name, a password, a number or an address that can be none is said before it is sent: 0.2 kB.
  // The captcha of a service that verifies phones, and the choice to stay signed in at registration: 0.85 kB.
  // The work that asks for a code once many were sent: 0.15 kB.
  // Passkeys: the way in, their lines and their two dialogs: 0.95 kB.
  // An account that rested is asked for a second proof: 0.25 kB.
  // Ended sign-ins that load, or did not: 0.04 kB.
  { folder: 'sign-in', bytes: 14_090 },
  // The frame of that captcha: 0.01 kB.
  { folder: 'sign-in', entry: 'index.css', bytes: 1_470 },
  // An amount that comes in at once is read as people write it, letters that a keyboard composes are waited for: 0.7 kB.
  // A day of one form in every browser, and who pressed what opened a dialog in Safari: 0.7 kB.
  // A second way to copy, and the text in sight where there is none: 0.4 kB.
  // A button lends its looks itself, 0.2 kB, in place of a package of 1.5 kB.
  // What a phone fills in without a word is heard before it is drawn over, 0.3 kB: a code would be lost with the next second.
  // Parts that are shown together, with the last of them: 0.32 kB.
  // A chip is on at once: 0.03 kB.
  // A key: 0.05 kB.
  // The mark is no longer drawn here: 0.06 kB less.
  // What is given a ref hands it on in React 18 too, which takes a wrapper each: 0.2 kB.
  { folder: 'ui', bytes: 18_000 },
  // Sides of a phone held sideways, and the browser's calendar over a day: 0.2 kB. With the prefixes that Safari 15 asks for, and
  // cards in place of tables where it knows no containers: 0.4 kB. A text held by hand and badges of a desk: 0.03 kB.
  // What covers parts that wait for each other, and places as high as a line of text: 0.11 kB.
  // A long answer breaks its line: 0.01 kB.
  // The mark that a brand draws, as a mask: 0.05 kB, which the code lost, and what hangs on the path
  // of the folder in which it is built.
  { folder: 'ui', entry: 'index.css', bytes: 7_130 },
]

/** What a consumer's bundle may grow by for one row, in gzipped bytes, with the part of zod/mini that checks it. */
export const rowLimit = 7_500

/** The same without zod: the row's own words, and how it is completed. */
export const bareRowLimit = 800

/**
 * What a page fetches until one GET has its answer, in gzipped bytes: the client, what of it the first call loads, ky and the
 * row; and the same with the part of zod/mini that checks the reply, which a page has for its own forms as a rule.
 * Where lists are counted from is 0.04 kB of it.
 */
export const getLimits = { withoutZod: 9_980, whole: 16_800 }

/**
 * What each app may fetch before it draws anything, in bytes of gzipped JavaScript: what it weighs, and 0.3 kB. On the site
 * 64 kB are react-dom, 15 i18next, 10 zod, 10 the query cache and 8 the rest of React; our own 20 are texts, client,
 * stores and what surrounds every page. The router comes with the pages that it leads to. Everything else comes with the page that needs it, a moment later, or when somebody asks.
 * Texts that do not come end in words from the first page on, which is 0.35 kB of it. What a landing page that stands already
 * hands over is 0.13 kB. Which route is in sight, for visits that are measured, is 0.2 kB. Whole numbers that need no format
 * are 0.15 kB. That an act asks for an authenticator, and that payouts wait, are 0.05 kB. Code that was lost in a
 * file of several modules is found in it when it comes again: 0.08 kB. Settings that the page has asked for ahead are 0.07 kB,
 * for a round trip less. How a list stood is 0.02 kB.
 * Both start without the router: 0.03 kB of the member app for what they share, and 31 less of the portal, whose way in needs none.
 * That the site is told what was chosen, so that it draws the first page in it, is 0.2 kB of the member site, and the colour of a browser's
 * bars 0.08 kB of both. Settings, texts and status that came with the page are 0.17 kB, for two requests and a round trip less.
 * That a gateway may stand elsewhere, write its replies in other forms and lack calls is 0.7 kB of both; which pages need which
 * calls comes only where one is missing. Headers of one's own, and refs that React 18 hands on, are 0.02 kB of the member app.
 * Parts that come back with the status, ways in that are learned, and pages of somebody: 0.15 kB of both.
 * The parts that a merchant may switch off, and the bars of a brand: 0.2 kB. Languages that a brand brings itself: 0.19 kB.
 * Amounts of another gateway with their hundredths: 0.2 kB of both.
 * That a session ends by what a person does, and that its end is seen ahead: 0.4 kB of both.
 */
export const appStartLimits = { member: 132_850, agent: 130_450 }

/**
 * What the landing page weighs before anybody touches it, in gzipped bytes: what it weighs, and 0.3 kB. The page is its sheets
 * and what stands around what a site draws into it; the script tests lines, moves the jackpot and calls the app.
 * Its amounts are written without a format of the browser: 0.1 kB. That it
 * compares what was chosen here with what was drawn, tells the site anew, and knows of sessions in other tabs is 0.5 kB of the script,
 * for 120 kB of the app that who chose a language or a look does without. An amount with a fraction is 0.05 kB.
 */
export const landingLimits = { page: 8_930, island: 6_670 }

type Limit = { files: number; bytes: number }

/**
 * What a first visit of the main page takes, what is fetched ahead after it (system 38), what any other page takes after
 * that, and what stands before somebody is signed in.
 */
type PageLimits = Limit & {
  main: string
  ahead: Limit & { pages: readonly string[] }
  further: Limit
  wayIn?: Limit
}

/**
 * What a first visit of each app's main page fetches of script before it is drawn, in files and gzipped bytes, and what the
 * heaviest other page takes beyond it and what is fetched ahead: what it weighs, and 0.5 kB. Of the lobby 129 kB are the start, 44 the router and what
 * surrounds every page, 50 tiles, icons and what most pages have. Of the portal 159 kB are the start, and 25 the menu of the
 * account. Heaviest are the bets of a lottery, with the steps of a payment. That a member's calls go out together, and that what
 * loads has its place, is 1.2 kB of the lobby and 0.3 of the portal. What tabs and menus share stands apart from the portal's
 * frame, so that its way in is 21 kB lighter, and the page behind it 1 kB heavier. What
 * proves each act with money is 0.14 kB of both, and the state of one's proofs, for who pays bills, a file of its own. The side
 * that profit and loss is read from is remembered with the other choices, 0.03 kB of both. A new password that is repeated
 * otherwise, what is in play beside a result, and the ends of the drawn prizes are 0.1 kB of the lobby. How each way to bet is paid,
 * which says what of it counts, is 1.1 kB of a lottery. Whether bytes are spared, which every page may ask, and the words of it are
 * 0.7 kB of the lobby and 3 bytes of the portal. The calls of older names, of phones and of reports about others are 0.3 kB of
 * the lobby and 0.05 of the portal. What a stake earns and how its bets join a draw are 0.7 kB of a lottery, the
 * operator's messengers 0.95 kB of an agent's own page, in a file that both sites have. The field of an authenticator's code is
 * 0.1 kB of the portal and, with all that it guards, 0.42 of an agent's own page; that payouts may wait is 0.17 kB of the lobby, and the words of the wallet about it 0.45 of a lottery.
 * The words of passkeys and the list of an account's are 0.3 kB of the lobby and 0.25 of the portal;
 * their button is 0.67 kB of the forms of a lottery, their lines and dialogs 1.5 of an agent's own page. That transfers wait, and why, is
 * 0.1 kB of both. What five pages share travels in one file: the lobby is 0.6 kB lighter by it, the portal 0.2 heavier. How a list stood is
 * 0.05 kB of the lobby, what is owed 0.02. That a tile waits until it is near is 0.15 kB of the lobby, for ten requests less; a figure
 * that could not be read is 3 bytes of the portal. What lists and reports share no longer travels with the portal's way in. Its
 * first page is weighed with what surrounds it, 22 kB that were left out before, and is 5 lighter. That the site is told what was chosen
 * is 0.2 kB of the lobby, and the colour of bars 0.07 of the portal. A search in sets of bits and drawings that wait while somebody types are
 * 0.2 kB of the lobby. Settings, texts and status that came with the page are 0.2 kB of the lobby, and with the form that comes
 * before the way in is drawn 0.05 of the portal. The words that the member's frame waits for are 0.06 kB of the lobby, and what
 * fetches the places of its bar ahead, once somebody has touched the page, 0.3 of it and 0.15 of the portal. What nearly every other page is made of (forms, dialogs, tabs, the steps of a payment) comes
 * with those places, so that no page after them takes 25 kB. Replies in the forms of other gateways, calls that a gateway lacks
 * and texts that are written as HTML are 2.1 kB of the lobby, and 2.8 of the portal with what its reports share in a file of
 * their own, 1.7 of them before somebody is signed in. Parts that a merchant has off, and the mark that a brand draws, are 0.2 kB of the
 * lobby, 0.1 of the way in and 0.03 of the landing page. Languages that a brand brings itself, with their numbers and days, are 0.45 kB of the lobby
 * and 0.5 of the portal and its way in.
 * Parts that come back with the status, and acts and names whose calls are absent: 0.17 kB of the lobby, 0.3 of the portal and 0.26 of its way in.
 * Amounts with hundredths are 0.3 kB of the lobby and 0.06 of the portal and its way in; the mark of a vendor that nobody drew is 0.2 of the lobby.
 * Rails and hearts of modules that are off, and acts whose call is absent, are 0.06 kB of the lobby; a language on a button 0.03 of all.
 * The foot with terms, privacy and protection, and the question about terms that changed, are 0.45 kB of the lobby and of the portal;
 * the odds of each way to bet are 0.2 of a lottery. The foot is 1 kB of the way in, in files that come a moment after its form, and the
 * version 0.01 of an agent's own page.
 * A session that ends by what its person does, its warning, and calls that a page makes by itself: 0.4 kB of the lobby, 0.3 of the portal,
 * 0.45 of its way in; the offer of limits and their link at the deposit are 0.1 kB of what is fetched ahead, sessions that ended 0.3 of an agent's own page.
 * The words of refusals that lead to the page of identities are 0.17 kB of the lobby and 0.09 of the portal's way in; ended sign-ins
 * that load, or did not, are 0.01 of an agent's own page.
 */
export const pageLimits: Record<'member' | 'agent', PageLimits> = {
  member: {
    main: '_site/lobby',
    files: 8,
    bytes: 232_230,
    ahead: {
      pages: [
        '_site/games/index',
        '_member/wallet/deposit/index',
        '_site/rewards/index',
        '_member/account/index',
      ],
      files: 22,
      bytes: 73_470,
    },
    further: { files: 12, bytes: 20_910 },
  },
  agent: {
    main: '_agent/index',
    files: 12,
    bytes: 236_520,
    ahead: {
      pages: ['_agent/team.index', '_agent/transfer', '_agent/reports/route', '_agent/contracts.index'],
      files: 22,
      bytes: 63_200,
    },
    further: { files: 12, bytes: 17_520 },
    wayIn: { files: 17, bytes: 199_620 },
  },
}
