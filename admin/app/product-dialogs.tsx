/** Dialogs of the product that stand beside all pages. */
import { product } from './product.tsx';

export const ProductDialogs = () => product.Dialogs && <product.Dialogs />;
