ALTER TABLE "devices" ADD COLUMN "clock_offset_seconds" bigint;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "clock_wrong_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_clock" CHECK (("devices"."clock_offset_seconds" is null) = ("devices"."clock_wrong_since" is null));