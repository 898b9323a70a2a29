/** The side lengths of the pictures, in pixels. */
export const jpxSize = { width: 96, height: 64 } as const;

const decode = (text: string) => Buffer.from(text, 'base64');

/**
 * A wave of red from left to right, green that grows downwards, and blue that is stronger in the right half, as
 * OpenJPEG writes it (JP2, one tile): no encoder for JPEG 2000 is among the project's packages.
 */
export const rgbJpx = decode(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAQAAAAGAAAwcHAAAAAAAPY29scgEAAAAAABAAAASM' +
    'anAyY/9P/1EALwAAAAAAYAAAAEAAAAAAAAAAAAAAAGAAAABAAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAAIEBAAA/1wAEUJfUlAFUAVQ' +
    'R1fTV9NXYv9kACUAAUNyZWF0ZWQgYnkgT3BlbkpQRUcgdmVyc2lvbiAyLjUuMP+QAAoAAAAABAcAAf+Tx+WsYBzzCnwuKXPUPAb/XLGUHBAY' +
    'xJIjD4oeMhcjD4oeMhcjD4oeMhcjD5RPiIs5KWEyzvStk6NiWHFkqIqOQKB2OLJURUcgUDscWSoI7x4IaEhrWHYnUAKRZNnwgUPQMg9FPE7u' +
    'qkCh6BkHop4nd1UgUPQMg9FPE7uqkCh6BkHouAyTGAfcDTz4ohJFhDz98Ww2xggogdRcKf3xbDbFahEC6MRUe+LYbYpUMgLQ3CMbclKyowEe' +
    '6BemL7eUrKjAR7oF6Yvt5SsqMBHugXpi+3lKyowEe6BemRP5yzbGUJofRew6ip7uDO820KsPovYdRU93BnebaFWH0XsOoqe7gzvNtCrD6L2H' +
    'UgXsPidoPdUMUDo2c18gjwa6uKGKB0bOa+QR4NdXFDFA6NnNfII8GurihigdGyh0aznawquBPRuhItdT1R8Stcg3H3M8g/EHnlECUrkG4+5n' +
    'kH4g88ogSlcg3H3M8g/P10sAEo66uZqAGkUlO5qQwDyxBuhRvTc0mL8FskkhsfozD1qUnOc5znOc5znOc6mUODlKoAAAAAAAAAAACf5UEMYx' +
    'jGMe5gAAAABd6MlQAAAAAAAAAAANWN4+64KEIgzvObd61KTnOc5znOc5z8wDEjVbmFZU49+Um222zPMhLjHhhVGugPUbbbbbbMSSTnOc5znO' +
    'c5znOc5znYBbySSSSSSSSZ25bbbbbbbbbHwOryc5znOc5znOc5znOc6pCQAAAAAAAAAAAAD7zDckkkkkkklC8eVvUbbbbbbbjiVKTnOc5znO' +
    'c5znOc5z4/o222222222ixy4qn/cHZNtttw22r3Iii8ExKTnOc5znOc5znPj+jbbbbbbbbZaMpb1G2222221t7FAAAAAAAAAAAABx+VbgBFQ' +
    'VE3dG/rkCJBiKfObkUZDAAAAAAAAABhIKCbwkGBOQAGEg6J7hIMCcgGEg6J7hIMCiPxsJaz7AAwkGVOsJB0T3CQdE9wkHRPcJB0T3CQdE9wk' +
    'HRPcJA6X4VwBP3EDcAh+1GGwANDkYa//NVgMsa6BE2oBljXQIm1AMsa6BE2oBljXOoiwwj+mujXQJr4HyN/1Ck+Rv+oUnyN/1CjmE78UVp7J' +
    'wBkAZNKZ6UAZAGTSmelAGQBkz8D50ACCsudOEVkh6BiWVfk3Ug/Ct8xm9nZfLK1W1A+bq4RSv6A+QgC3OCqIuRIlBz8yETPaT+Hex95GAEp2' +
    'xT/YV4JL53UIV4btcKW0NWSlnqRCJv5izJCfYVlRh8p/wD4DgJw+mMvsSgpxPOu5AxLCoB8JIOjTYqiyE5Tuf8PsJQCCshoO0vUqBj9QAYR+' +
    'fiOH+BhAqAaVIEruPJ8Noa3acQGjdjyX/9k=',
);

/** The same in grey. */
export const greyJpx = decode(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAQAAAAGAAAQcHAAAAAAAPY29scgEAAAAAABEAAAIF' +
    'anAyY/9P/1EAKQAAAAAAYAAAAEAAAAAAAAAAAAAAAGAAAABAAAAAAAAAAAAAAQcBAf9SAAwAAAABAAIEBAAA/1wAEUJfUlAFUAVQR1fTV9NX' +
    'Yv9kACUAAUNyZWF0ZWQgYnkgT3BlbkpQRUcgdmVyc2lvbiAyLjUuMP+QAAoAAAAAAYYAAf+Tx92lwBDhNDkNlMvwmGVcmvjYokp3ka1k8pnV' +
    'exGm4Z+X4Y4qqC1y9QyaRK8rFsMlhTLccbg/S8+QIpeWTwCj1BqckgwDcUMY6HIMsX2mAb0XAeH3EbYHeyQMODZ2+ojndv6T8sLecf4jK7dx' +
    '4kWEZTAbn3EJacPqCm95F4p/yaj6CugIv2e9zHPYbEZnNkY87B/O5gb3Wxlx4xcaTUyfCYtNoOwBB4eB1MXxelYKxYzaJ4PlpVJ5lUKa6HDa' +
    '/PgSk4fCXHOGB9NbQgunoOQ1yG+1cN3QsvdA+1C3jVvVWrUouWao5F160eU87QAQUVnzXYIkWAAbD0WDseme2NrVq0XgUeImnxM51n/MRqZG' +
    'jxxWlL7H98H1/19kwges+86fD8/SjtMwaIeQZcOvLgUc25mJwPkKQHxEwEp2xT3S2aphN9L6gilQ1ZSyFT83tzgqj+Ou1D4bV9jYcUE6Ve9E' +
    '9cB8Q2AJQIKyGg7S9TsJx7MBFaPo02Kon//Z',
);
