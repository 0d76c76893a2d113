/** The version of the whole, which the build writes in (`tooling/config`). */
declare const saolaVersion: string
