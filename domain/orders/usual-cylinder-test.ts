/** What a cylinder test is unless somebody says otherwise: one set of three, crushed after 7 and 28 days. */
export const USUAL_CYLINDER_TEST = { sets: 1, specimens: 3, ages: [7, 28] }
