/** Two people who let a configuration of a test pass that gives more than any merchant would (promotions 30). */
export const letPass = { reason: 'A test looks at one rule alone', by: 'Lan', approvedBy: 'Minh' }
