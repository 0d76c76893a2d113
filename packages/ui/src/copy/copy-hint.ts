import { createContext } from 'react'

/** How to copy by hand what the browser does not copy; one for a whole app. */
export const CopyHint = createContext('')
