/** Accuracy published for the 1,030 tests: model, protocol, result, source. Above R² 0.97 is usually training-set or leakage. */
export const PUBLISHED: readonly (readonly string[])[] = [
  ['AdaBoost trees', '10-fold', 'R² .952, RMSE 4.86', 'Feng et al. 2020'],
  ['XGBoost, chosen features', 'hold-out', 'R² .934', 'Wan, Xu, Šavija 2021'],
  ['support vectors', 'hold-out', 'R² .900–.913', 'Wan, Xu, Šavija 2021'],
  ['MC-dropout network', '20 splits', 'RMSE 4.83 ± .72', 'Gal, DropoutUncertaintyExps log'],
  ['variational / PBP / dropout', '20 splits', 'RMSE 7.19 / 5.67 / 5.23', 'Gal & Ghahramani 2016'],
  ['deep ensembles', '20 splits', 'RMSE 6.03 ± .58', 'Lakshminarayanan et al. 2017'],
  ['neural network', '–', 'R² ≈ .91', 'Yeh 1998'],
  ['LightGBM 800 × 15 leaves', '10-fold plain / by mix', 'RMSE 3.89 / 5.03', 'measured by us'],
  ['random forest', '10-fold plain / by mix', 'RMSE 4.66 / 5.35', 'measured by us'],
]
