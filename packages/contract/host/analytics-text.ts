/** No name and no words of a step are longer; what is longer is cut off. */
export const analyticsTextLength = 256;
