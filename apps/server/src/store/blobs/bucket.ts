import type { S3Client } from "@aws-sdk/client-s3";

/** A bucket of a service that speaks S3, and how to reach it. */
export interface S3Settings {
  readonly bucket: string;
  /** Left out: Amazon's own in the region. */
  readonly endpoint?: string;
  readonly region: string;
  /** What the names of all files begin with, such as "lectern/". */
  readonly prefix: string;
  /** Whether the bucket stands in the path rather than in the host's name. */
  readonly pathStyle: boolean;
  /** Left out: found as Amazon's own tools find them, in the environment, in files, on the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** A bucket, and where in it the files are. */
export interface Bucket {
  readonly client: S3Client;
  readonly name: string;
  readonly prefix: string;
}
