/** The generated day that the portal's figures are measured on. */
export const DAY = { loads: 1000, trucks: 200, plants: 20 }
