/**
 * What each of our servers stands on: its database, its migrations, its port, what it sends packed.
 *
 * @module
 */
export { openChannel, type Channel } from './channel.ts'
export { openDatabase, type OpenDatabase, type RunSql } from './open-database.ts'
export { isDatabaseAway } from './is-database-away.ts'
export { liftTimeLimits, patience, type Patience } from './server-pool.ts'
export { openPort, PortTaken, type OpenPort, type PortOptions } from './open-port.ts'
export { onStop } from './on-stop.ts'
export { ownHosts } from './own-hosts.ts'
export { FolderInUse } from './folder-lock.ts'
export { migrate, MigrationsWait, UnknownMigration } from './migrate.ts'
export { misnumbered } from './migration-names.ts'
export { orTell } from './or-tell.ts'
export { readAddress, readNumber, readPort, readVariable } from './read-variable.ts'
export { namedIn, readSchema, usualSchema } from './schema-name.ts'
export { acceptedEncoding, type Encoding } from './packed/accepted-encoding.ts'
export { holdsVersion } from './packed/holds-version.ts'
export { answerWithFile, packFile, type FileAnswer, type PackedFile } from './packed/packed-file.ts'
export { createRecent } from './packed/recent.ts'
export { createTextPacker, leastPacked, type PackedText, type TextPacker } from './packed/text-packer.ts'
export { onceATurn } from './once-a-turn.ts'
export { planOnce } from './plan-once.ts'
export { refuseFewFiles } from './refuse-few-files.ts'
export { keyOfText, openText, sealText, type Sealing } from './sealed-text.ts'
export { StartRefused } from './start-refused.ts'
